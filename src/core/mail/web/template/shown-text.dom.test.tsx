import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShownText } from './shown-text.tsx';

test('shows the words and a few tags of a text, and variables by their names', () => {
  const html =
    '<h2>a</h2><p>b <strong>{{person.firstName}}</strong> {{c.d}}</p><ul><li>e</li></ul><p><a href="https://f.g">h</a></p>';
  const { container } = render(<ShownText html={html} names={{ 'person.firstName': 'имя' }} />);
  expect(container.innerHTML).toBe(
    '<div class="template-text"><p class="template-heading">a</p><p>b <strong><span class="rich-chip">имя</span></strong> <span class="rich-chip">c.d</span></p><ul><li>e</li></ul><p><span class="template-anchor">h</span></p></div>',
  );
});

test('whatever is stored, nothing of it runs', () => {
  const html = '<img src=x onerror=alert(1)><p onclick="alert(1)">a</p><svg onload=alert(1)></svg>';
  const { container } = render(<ShownText html={html} names={{}} />);
  expect(container.innerHTML).toBe('<div class="template-text"><p>a</p></div>');
});
