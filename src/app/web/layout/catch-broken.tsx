import { Component, type ReactNode } from 'react';
import { Alone, Broken } from './broken.tsx';

type Caught = { error: unknown };

/** Catches failures outside the router: the router's own chunk, and the sign-in screen. */
export class CatchBroken extends Component<{ children: ReactNode }, Partial<Caught>> {
  override state: Partial<Caught> = {};

  static getDerivedStateFromError(error: unknown): Caught {
    return { error };
  }

  override render() {
    return 'error' in this.state ? (
      <Alone>
        <Broken />
      </Alone>
    ) : (
      this.props.children
    );
  }
}
