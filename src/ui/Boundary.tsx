import { Component, type ReactNode } from 'react';

/** Keeps a failure to draw within one part of the page: the fallback stands there, and the rest stays. */
export class Boundary extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  /** React's word that a child could not be drawn; what was thrown goes to the root's error hooks. */
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
