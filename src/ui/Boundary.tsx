import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Rendered instead; a function gets the reference of the report, once there is one, and what draws the children anew. */
  readonly fallback: ReactNode | ((reference: string | undefined, reset: () => void) => ReactNode);
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly reference?: string | undefined;
}

/** Confines a rendering error to one part of the page: the fallback replaces that part, and the rest stays. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Called by the root's error hook with the reference of its report. */
  informed(reference: string): void {
    this.setState({ reference });
  }

  private readonly reset = (): void => this.setState({ failed: false, reference: undefined });

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return typeof fallback === 'function' ? fallback(this.state.reference, this.reset) : fallback;
  }
}
