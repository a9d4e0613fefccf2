import { Fragment, type ReactNode } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { SideBar, SideBarLayout } from "../../ui/layout/SideBar.tsx";

/** A section of the seller's profile or the admin panel. */
export interface Section {
  text: string;
  icon: IconName;
  path: `/${string}`;
  /** Path prefix of this section's pages that are not below its own path. */
  otherPath?: string;
  /** Number of items that need attention. */
  count?: ReactNode;
}

const withTrailingSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);

/** Length of the longest path of the section that the URL starts with; the section with the longest match is the current one. */
function matchLength({ path, otherPath }: Section, pathname: string): number {
  const here = withTrailingSlash(pathname);
  const fitting = [path, otherPath ?? path].map(withTrailingSlash).filter((start) => here.startsWith(start));
  return Math.max(0, ...fitting.map(({ length }) => length));
}

interface Props {
  label: string;
  /** Main content; defaults to the outlet. */
  children?: ReactNode;
  name: string;
  tag: ReactNode;
  sections: readonly Section[];
  /** Rendered below the sections. */
  footer: ReactNode;
  /** Uses the whole width of the screen, for tables. */
  isWide?: boolean;
}

/** Side bar of sections and an outlet for the current one; used by the seller's profile and the admin panel. §2 */
export function SectionLayout({
  label,
  name,
  tag,
  sections,
  footer,
  isWide = false,
  children = <Outlet />,
}: Props) {
  const { pathname } = useLocation();
  const current = sections.toSorted((a, b) => matchLength(b, pathname) - matchLength(a, pathname))[0];
  return (
    <SideBarLayout
      isWide={isWide}
      side={
        <SideBar
          label={label}
          name={name}
          tag={tag}
          current={current?.text ?? label}
          badge={sections.map(({ path, count }) => count && <Fragment key={path}>{count}</Fragment>)}
        >
          {sections.map((section) => (
            <Link
              key={section.path}
              to={section.path}
              aria-current={section === current ? "page" : undefined}
            >
              <Icon name={section.icon} />
              {section.text}
              {section.count}
            </Link>
          ))}
          {footer}
        </SideBar>
      }
    >
      {children}
    </SideBarLayout>
  );
}
