import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** What stands in the place of children that failed. */
  fallback: (error: unknown) => ReactNode;
  /** Once this is another, the children are tried anew. */
  of?: unknown;
}

interface State {
  failure: { error: unknown } | null;
  of: unknown;
}

/** Catches what fails while it is drawn. React knows this as a class only. */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: null, of: this.props.of };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { failure: null, of };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
