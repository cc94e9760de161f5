import { Component, type ComponentType, type ReactNode } from 'react';

interface BoundaryProps {
  /** Replaces what failed. */
  readonly fallback: ComponentType<{ readonly error: unknown }>;
  /** Another page tries again. */
  readonly visit: number;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: { readonly error: unknown } | null;
  readonly visit: number;
}

/** Shows the error screen in place of parts that failed as they were drawn. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, visit: this.props.visit };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ visit }: BoundaryProps, state: BoundaryState): BoundaryState {
    return visit === state.visit ? state : { failed: null, visit };
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    const { failed } = this.state;
    return failed === null ? children : <Fallback error={failed.error} />;
  }
}
