import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Drawn instead; as a function it is given the reference under which the failure was reported, once it has one. */
  readonly fallback: ReactNode | ((reference: string | undefined) => ReactNode);
  readonly children: ReactNode;
}

/** Keeps a failure to draw within one part of the page: the fallback stands there, and the rest stays. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean; readonly reference?: string }> {
  override state: { readonly failed: boolean; readonly reference?: string } = { failed: false };

  /** React's word that a child could not be drawn; what was thrown goes to the root's error hooks. */
  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** The root's error hook's word under which reference it reported what was thrown. */
  informed(reference: string): void {
    this.setState({ reference });
  }

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return typeof fallback === 'function' ? fallback(this.state.reference) : fallback;
  }
}
