import {
  Component,
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useTransition,
} from "react";
import { repeatUnansweredPresses } from "../routing/before-hydration/unanswered-press.ts";
import { LoadError } from "./LoadError.tsx";
import { useRetryOnline } from "./use-retry-online.ts";

/** A module that could not be loaded; all other errors belong to the route's ErrorBoundary. */
class ModuleError extends Error {}

interface BoundaryProps {
  fallback: ReactNode;
  onFailed(error: ModuleError): void;
  children: ReactNode;
}

class ModuleBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override componentDidCatch(error: unknown) {
    if (error instanceof ModuleError) this.props.onFailed(error);
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    if (error instanceof ModuleError) return this.props.fallback;
    throw error;
  }
}

/** What is shown in place of a component whose module could not be loaded. */
interface FailedProps {
  isRetrying: boolean;
  onRetry(): void;
}

/**
 * A component that is loaded when it is first rendered, within a Suspense. If its module cannot be loaded, `Failed` is shown in its place and
 * the page around it stays; it is loaded again on request and when the browser is back online.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & FailedProps> = PartError,
): FunctionComponent<Props> {
  const create = () =>
    lazy(async () => {
      const component = await load().catch((cause: unknown) => {
        throw new ModuleError("A module could not be loaded.", { cause });
      });
      return {
        default: function Loaded(props: Props) {
          useEffect(repeatUnansweredPresses, []);
          return createElement(component, props);
        },
      };
    });
  // React caches the rejection of a lazy component, so each attempt needs a new one.
  let Current = create();

  return function LazyPart(props: Props) {
    const [{ attempt, failure }, setState] = useState<{ attempt: number; failure: ModuleError | null }>({
      attempt: 0,
      failure: null,
    });
    const [isRetrying, start] = useTransition();
    const retry = useCallback(
      () => start(() => setState((last) => ({ attempt: last.attempt + 1, failure: null }))),
      [],
    );
    useRetryOnline(failure, retry);
    return (
      <ModuleBoundary
        key={attempt}
        fallback={createElement(Failed, { ...props, isRetrying, onRetry: retry })}
        onFailed={(error) => {
          Current = create();
          setState((last) => ({ ...last, failure: error }));
        }}
      >
        {createElement(Current, props)}
      </ModuleBoundary>
    );
  };
}

function PartError({ isRetrying, onRetry }: FailedProps) {
  return <LoadError title="Tätä kohtaa ei saatu ladattua." isRetrying={isRetrying} onRetry={onRetry} />;
}
