import Check from 'lucide-react/icons/check';
import { Avatar } from '#platform/web/ui/show/avatar.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { BrandIcon } from '#platform/web/ui/show/brand-icon.tsx';
import { BrandLogo } from '#platform/web/ui/show/brand-logo.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Count } from '#platform/web/ui/show/count.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Email } from '#platform/web/ui/show/email.tsx';
import { Fact } from '#platform/web/ui/show/fact.tsx';
import { ScrollCard } from '#platform/web/ui/show/scroll-card.tsx';
import { Spinner } from '#platform/web/ui/show/spinner.tsx';
import { StepMark } from '#platform/web/ui/show/step-mark.tsx';
import { Digits, Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { type Controls, inEach } from './kit-state.tsx';

export const showControls: Controls = {
  Avatar: ({ people, person, photo }) => ({
    rest: (
      <div className="kit-row">
        <Avatar {...person} size="s" />
        <Avatar {...person} />
        <Avatar {...person} size="l" />
        {people.map((one) => (
          <Avatar key={one.email} {...one} />
        ))}
      </div>
    ),
    filled: <Avatar {...person} size="l" photoUrl={photo} />,
  }),
  Badge: ({ words }) => ({
    rest: (
      <div className="kit-row">
        <Badge tone="red">90</Badge>
        <Badge tone="yellow">180</Badge>
        <Badge tone="blue">360</Badge>
        <Badge tone="success" icon={<Check />}>
          {words.done}
        </Badge>
        <Badge tone="accent">{words.inWork}</Badge>
        <Badge tone="danger">{words.failed}</Badge>
        <Badge>{words.fired}</Badge>
      </div>
    ),
  }),
  BrandIcon: ({ photo }) =>
    inEach(['empty', 'filled'], (state) => (
      <div className="kit-row">
        <BrandIcon icon={state === 'filled' ? photo : null} />
        <BrandIcon icon={state === 'filled' ? photo : null} size="l" />
      </div>
    )),
  BrandLogo: ({ photo, words }) => ({ filled: <BrandLogo logo={photo} name={words.filledName} /> }),
  Card: ({ words }) => ({
    rest: (
      <Card className="kit-card">
        <p>{words.filledName}</p>
        <Hint>{words.nameHint}</Hint>
      </Card>
    ),
  }),
  ScrollCard: ({ words }) =>
    inEach(['rest', 'focus'], (state) => (
      <ScrollCard label={words.state[state]} className="kit-card">
        <p className="kit-wide">{words.info}</p>
      </ScrollCard>
    )),
  Count: () => ({
    rest: (
      <div className="kit-row">
        <Count>4</Count>
        <Count>128</Count>
        <Count strong>12</Count>
      </div>
    ),
  }),
  StepMark: () => ({
    rest: (
      <div className="kit-row">
        <StepMark number={1} done />
        <StepMark number={2} done={false} />
      </div>
    ),
  }),
  Disclosure: ({ words }) =>
    inEach(['rest', 'hover', 'focus'], () => (
      <Disclosure summary={words.details}>{words.info}</Disclosure>
    )),
  Email: () => ({
    long: (
      <p className="kit-narrow">
        <Email address="konstantin.preobrazhensky@department-of-development.example.com" />
      </p>
    ),
  }),
  Fact: ({ words, position }) => ({
    rest: (
      <dl className="kit-facts">
        <Fact label={words.employee}>{position}</Fact>
        <Fact label={words.end}>07-12-2026</Fact>
      </dl>
    ),
  }),
  'Muted Hint Digits': ({ words }) => ({
    rest: (
      <>
        <p>{words.filledName}</p>
        <Muted as="p">{words.info}</Muted>
        <Hint as="p">{words.nameHint}</Hint>
        <p>
          <Digits>11 111,11</Digits>
          <br />
          <Digits>98 765,43</Digits>
        </p>
      </>
    ),
  }),
  Spinner: () => ({ loading: <Spinner /> }),
};
