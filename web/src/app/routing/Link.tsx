import type { ComponentProps } from "react";
import { Link as RouterLink } from "wouter";
import { useLocation } from "./location.ts";

/** An address of the app; one that begins with `?` stays on the page. */
export type Address = `/${string}` | `?${string}`;

interface Props extends Omit<ComponentProps<"a">, "href"> {
  to: Address;
  replace?: boolean;
  state?: unknown;
}

/** A link within the app. */
export function Link(props: Props) {
  return <RouterLink {...props} />;
}

/** A link that says so when one is at its address, or below it. */
export function NavLink({ to, ...rest }: Props) {
  const { pathname } = useLocation();
  const [path = ""] = to.split("?");
  const folder = path.endsWith("/") ? path : `${path}/`;
  const isHere = pathname === path || `${pathname}/` === folder || pathname.startsWith(folder);
  return <Link to={to} aria-current={isHere ? "page" : undefined} {...rest} />;
}
