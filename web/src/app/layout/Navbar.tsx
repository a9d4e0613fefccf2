import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { formatNumber } from "@halkopiha/domain/money/number.ts";
import { useAtomValue } from "jotai/react";
import { Suspense } from "react";
import { Link, NavLink, type NavLinkProps, useLocation } from "react-router-dom";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { defaultSearchPath, paths } from "../../lib/routing/paths.ts";
import { isAdminAtom, sessionAtom } from "../../lib/session/session-atoms.ts";
import { cartBadgeAtom } from "../../market/cart/cart-atoms.ts";
import { favoriteCountAtom } from "../../market/products/favorite-atoms.ts";
import { lastSearchAtom } from "../../market/products/last-search-atom.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Logo } from "../../ui/layout/Logo.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./Navbar.module.css";

const menuId = "paavalikko";

const loadUserMenu = () => import("./UserMenu.tsx");
const Nothing = () => null;

// Only a logged-in user needs them.
const MenuBadge = lazyPart(() => loadUserMenu().then((file) => file.MenuBadge), Nothing);
const ProfileBadge = lazyPart(() => loadUserMenu().then((file) => file.ProfileBadge), Nothing);
const MenuLogOut = lazyPart(() => loadUserMenu().then((file) => file.MenuLogOut), Nothing);

function CartLink() {
  const { totalQuantity, totalPrice, quantityText } = useAtomValue(cartBadgeAtom);
  if (totalQuantity === 0) {
    return (
      <NavLink to={paths.cart} className={styles.cart}>
        <Icon name="cart" />
        <span className={styles.word}>Ostoskori</span>
        <VisuallyHidden>: tyhjä</VisuallyHidden>
      </NavLink>
    );
  }
  return (
    <NavLink to={paths.cart} className={styles.cart}>
      <VisuallyHidden>Ostoskori: </VisuallyHidden>
      <Icon name="cart" />
      <span className={styles.quantity} translate="no">
        {quantityText}
      </span>
      <span className={styles.word} translate="no">
        {formatEuros(totalPrice)}
      </span>
    </NavLink>
  );
}

function FavoritesLink() {
  const count = useAtomValue(favoriteCountAtom);
  const { pathname, search } = useLocation();
  const isCurrent = `${pathname}${search}` === paths.favorites;
  return (
    <Link to={paths.favorites} className={styles.cart} aria-current={isCurrent ? "page" : undefined}>
      <span className={styles.basket}>
        <Icon name="heart" />
        {count > 0 && (
          <span className={styles.count} translate="no">
            {formatNumber(count)}
          </span>
        )}
      </span>
      <span className={styles.word}>Suosikit</span>
    </Link>
  );
}

/** A menu link, which closes the menu when it is followed. */
function MenuLink(props: NavLinkProps) {
  return (
    <NavLink
      className={styles.link}
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
      {...props}
    />
  );
}

function Links() {
  const session = useAtomValue(sessionAtom);
  const isAdmin = useAtomValue(isAdminAtom);
  const lastSearch = useAtomValue(lastSearchAtom);
  // The loader of the search stores it before the page is hydrated.
  const isHydrated = useHydrated();
  return (
    <>
      <MenuLink to={`${defaultSearchPath()}${isHydrated ? lastSearch : ""}`}>Haku</MenuLink>
      <MenuLink to={paths.listings}>Ilmoitukset</MenuLink>
      <MenuLink to={paths.info}>Polttopuuinfo</MenuLink>
      {isAdmin && <MenuLink to={paths.admin}>Hallinta</MenuLink>}
      {session ? (
        <MenuLink to={paths.profile}>
          <Icon name="person" />
          <span className={styles.username}>{session.user.username}</span>
          <Suspense fallback={null}>
            <ProfileBadge />
          </Suspense>
        </MenuLink>
      ) : (
        <MenuLink to={paths.login}>Kirjaudu</MenuLink>
      )}
      {session && (
        <Suspense fallback={null}>
          <MenuLogOut menuId={menuId} />
        </Suspense>
      )}
    </>
  );
}

/** The mobile menu is the same list as a popover, which the browser opens and closes natively: it works before hydration. */
export function Navbar() {
  const session = useAtomValue(sessionAtom);
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link to={paths.front} className={styles.home} aria-label="Halkopiha, etusivulle">
          <Logo />
          <span>Halkopiha</span>
        </Link>
        <button type="button" className={styles.menuButton} popoverTarget={menuId}>
          <Icon name="menu" />
          <Icon name="close" />
          Valikko
          {session && (
            <Suspense fallback={null}>
              <MenuBadge />
            </Suspense>
          )}
        </button>
        <nav id={menuId} aria-label="Päävalikko" className={styles.links} popover="auto">
          <Links />
        </nav>
        <FavoritesLink />
        <CartLink />
      </div>
    </header>
  );
}
