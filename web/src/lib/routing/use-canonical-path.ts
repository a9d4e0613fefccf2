import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Replaces the path of the page by its canonical one, when the page was opened with an old or a wrong slug. */
export function useCanonicalPath(path: string): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname !== path)
      void navigate({ pathname: path, search, hash }, { replace: true, preventScrollReset: true, state });
  }, [path, pathname, search, hash, state, navigate]);
}
