/** Something that the specification says, and the words by which a file of tests shows it. */
export interface Item {
  section: number;
  says: string;
  words: readonly string[];
}

const of =
  (section: number) =>
  (says: string, ...words: string[]): Item => ({ section, says, words: words.length > 0 ? words : [says] });

const screen = of(2);
const entity = of(3);
const state = of(4);
const rule = of(5);
const role = of(6);
const call = of(7);
const told = of(8);
const constant = of(9);

const screens: readonly Item[] = [
  screen("/ with the hero's search, the map and the plans", "Maakunnat kartalla"),
  screen("/ leads one who is logged in to /profiili", "is logged in is led to the profile"),
  screen("/haku: cards, filters, drawer", "Rajaa hakua"),
  screen("/haku: map dialog", "Myyjät kartalla"),
  screen("/haku: favourites toggle with count", "toggles the favourites"),
  screen("/haku: all sellers, all products", "Kaikki myyjät", "Kaikki tuotteet"),
  screen("/ilmoitukset with its four sort chips", "Halvimmat", "Kalleimmat", "Uusimmat", "Vanhimmat"),
  screen("/rekisteroidy: plan cards with 'Luo tili'", "Luo tili"),
  screen("plan cards elsewhere say 'Lisätietoa'", "Lisätietoa"),
  screen("/kirjaudu"),
  screen("/kirjaudu/salasananpalautus in three steps", "a lost password is replaced in three steps"),
  screen("/profiili is for those who are logged in", "is not logged in has no profile"),
  screen("/admin/ is for admins", "one who is no admin no admin panel"),
  screen("/ostoskori: step Ostoskori", "groups the items of several sellers"),
  screen("/ostoskori: step Yhteystiedot", "Yhteystiedot"),
  screen("/ostoskori: step Toimitus, 'Haluan toimituksen'", "Haluan toimituksen"),
  screen("/ostoskori: step Vahvistus, 'Uusi Tilaus'", "Uusi Tilaus"),
  screen("/asiakaspalvelu", "Lähetä viesti"),
  screen("/asiakaspalvelu/{id}: the conversation", "Kirjoita vastaus"),
  screen("/kayttoehdot"),
  screen("/myyntiehdot"),
  screen("/laatuvaatimukset"),
  screen("/polttopuuinfo"),
  screen("/polttopuuinfo/termit-ja-mittayksikot"),
  screen("/polttopuuinfo/polttopuun-ominaisuudet"),
  screen("/polttopuuinfo/polttopuun-kuivaus-ja-varastointi"),
  screen("/polttopuuinfo/tulisijan-lammitys"),
  screen("/polttopuuinfo/energiavertailu"),
  screen("/polttopuuinfo/energialaskuri"),
  screen("any other address: the page was not found", "an unknown address says that the page was not found"),
  screen("navbar: cart badge with quantity and price", "the cart badge tells how many"),
  screen("navbar: login link, mobile menu", "the menu leads a visitor to every part"),
  screen("navbar: username, admin link", "an admin the way to the admin panel"),
  screen("footer", "every link of the footer leads to a page"),
  screen("banner in three colours", "the banner is green, red or yellow"),
  screen("map of 18 regions", "each of the 18 regions"),
  screen("terms acceptance links to /kayttoehdot", "Hyväksyn käyttöehdot"),
  screen("sign-up: 'Varmenna'", "Varmenna"),
  screen("profile: Tilaukset first, order cards", "Tilaukset"),
  screen("profile: an inactive account sees the notice only", "Tervetuloa Halkopihaan"),
  screen("profile: Käyttäjätiedot, 'Päivitä'", "Päivitä", "Käyttäjätiedot"),
  screen("profile: the entrepreneur's guide", "yrittajan-opas.pdf"),
  screen("profile: Tilinhallinta, localities by region", "Tilinhallinta", "paikkakuntaa valittu"),
  screen("profile: Polttopuut, 'Luo polttopuu'", "Luo polttopuu"),
  screen("profile: Muut tuotteet, 'Luo tuote'", "Luo tuote"),
  screen("profile: Palvelut, 'Luo palvelu'", "Luo palvelu"),
  screen("profile: rows per page and compact size", "Rivejä sivulla", "Tiivis"),
  screen("profile: image upload with a square of 40 percent", "Siirrä rajausta nuolinäppäimillä"),
  screen("profile: Toimitus kustannukset", "Toimitus kustannukset"),
  screen("profile: order view prints", "prints on one A4"),
  screen("profile: header colour follows the status", "the colour of an order"),
  screen("product card", "the product card tells"),
  screen("product card: location button", "the location of a product opens the map"),
  screen("product card: business badge 'Yritys'", "Yritys"),
  screen("seller dialog: header, contacts", "the seller dialog tells who the seller is"),
  screen("seller dialog: three tabs", "the seller dialog has three tabs"),
  screen("seller dialog: e-mail hidden by billingByPhone", "reached by phone is hidden"),
  screen("seller dialog: 'Nothing selected'", "Nothing selected"),
  screen("admin: Hallintapaneeli, counts, new accounts", "Hallintapaneeli"),
  screen("admin: Käyttäjät", "Käyttäjät"),
  screen("admin: Luo käyttäjä", "Luo käyttäjä"),
  screen("admin: Kategoriat", "Kategoriat"),
  screen("admin: Tilaukset of everybody", "/admin/tilaukset"),
  screen("admin: Maakunnat ja paikkakunnat", "Maakunnat ja paikkakunnat"),
  screen("admin: CSV and Excel", "seller-list.csv", "seller-list.xlsx"),
];

const entities: readonly Item[] = [
  entity("no answer tells a personal id", "an answer never holds a password or a personal id"),
  entity("localities are also delivered grouped by region", "localities grouped by region"),
  entity("an order keeps seller, buyer, items, delivery and totals", "an order is a snapshot"),
  entity("dashboard counts", "the admin panel counts"),
];

const states: readonly Item[] = [
  state("order: recieved → in progress → in delivery → delivered", "Siirrä tilaan"),
  state("contact: recieved → in progress → resolved", "moves a conversation one step at a time"),
  state("activation: active and paid", "activateUser"),
  state("delivery cost: Aktiivinen / Pois käytöstä", "Aktiivinen", "Pois käytöstä"),
  state("forms: Luo, Tallenna", "Luo polttopuu", "Tallenna"),
  state("forms: Luo, Muokkaa (delivery cost)", "Toimituskulu", "Muokkaa"),
  state("cart steps stay", "every step stays"),
  state("login stores token and expiry; logout clears them", "keeps the token and its expiry"),
  state("an expired token is a logout", "a session that has run out has ended"),
  state("401 leads to /kirjaudu, also in admin", "an admin whose login the server no longer knows"),
  state("verified again after 60 s without an answer", "about a minute after no answer"),
  state("default search", "begins with firewood"),
];

const rules: readonly Item[] = [
  rule("weak password", "Heikko salasana"),
  rule("password confirmation", "Salasanat eivät täsmää!"),
  rule("e-mail format in sign-up", "Sähköposti formaatti ei täsmää!"),
  rule("e-mail format in recovery", "Sähköposti on väärää formaattia."),
  rule("sign-up of businesses and persons", "in an empty sign-up form"),
  rule("user-info form by type", "the user-info form of"),
  rule("account settings: delivery method required", "a delivery method must be chosen"),
  rule("search: category and region required", "asks for the category and the region"),
  rule("changing a region clears the locality", "forgets the locality when the region changes"),
  rule("checkout: all fields required", "asks for every field"),
  rule("cart quantity is clamped", "becomes one"),
  rule("product form", "every field of firewood that is missing"),
  rule("delivery cost form: 'Vaadittu kenttä'", "name, price and unit are required"),
  rule("offer switch only with paid premium", "the offer switch of a paid"),
  rule("region and locality: name and zoom", "zoom"),
  rule("contact form: all required", "every field is required"),
  rule("energy calculator waits for every figure", "until every figure is above zero"),
  rule("firewood quality", "dry wood is below 25 percent"),
];

const roles: readonly Item[] = [
  role("every call is refused to those below its access", "is refused to $who"),
  role("only premium and paid may offer", "needs the premium plan"),
  role("an admin cannot touch root; a root can", "only root makes, changes, activates and deletes admins"),
];

const calls: readonly Item[] = [
  call("every call of the table, by its contract row", "succeeds with an answer of the documented form"),
  call("downloads are files", "is a file to be kept"),
];

const messages: readonly Item[] = [
  told("virhe palvelimella, yritä uudelleen hetken kuluttua."),
  told("Virhe palvelimella!"),
  told("Istuntosi on vanhentunut, kirjaudu uudelleen sisään!"),
  told("Valitettavasti yhtään hakutulosta ei löytynyt"),
  told("Ups, jotain meni pieleen tietoja lisättäessä."),
  told("a cart that cannot be fetched is a warning", "a cart that cannot be fetched"),
  told("Tuotteen määrää on ei voitu muuttaa, koska sen maksimi määrä on ylitetty."),
  told("Tietojasi on muutettu, tästä johtuen sinut on välittömästi kirjattu ulos."),
  told("Toimituksesta ja sen hinnasta tulee sopia myyjän kanssa."),
  told("Käyttäjää ei löytynyt!"),
  told("an invalid ticket link leads to /asiakaspalvelu", "an invalid or expired link"),
  told("Tervetuloa takaisin"),
  told("Kiitos, uloskirjaus onnistui!"),
  told("Tuote onnistuneesti lisätty ostoskoriin!"),
  told("Tuote on onnistuneesti poistettu ostoskorista!"),
  told("Tuotteen määrää on onnistuneesti päivitetty!"),
  told("Toimituskulutietoja on päivitetty onnistuneesti ostoskoriin."),
  told("banners disappear after ten seconds", "a message disappears after ten seconds"),
];

const constants: readonly Item[] = [
  constant("VAT by class", "the totals tell the tax of each class"),
  constant("yearly fee, pro rata", "the fee of the rest of this year"),
  constant("catalogue: 2, 18 and 13 names", "18 other products"),
  constant("tables 15, 30, 45, all", "15 rows, or 30, 45 or all"),
  constant("admin user table 15, 25, 50", "25", "50", "Käyttäjät"),
  constant("unit conversion", "the unit conversions are those of §9"),
  constant("length tolerances", "the length tolerances are those of §9"),
  constant("energy calculator", "the energy calculator"),
  constant("heat values", "the heat values of"),
  constant("stove efficiency", "the efficiencies of"),
  constant("firewood needed by a stove", "a stove takes a kilogram"),
  constant("heat prices", "the prices of heat are those of §9"),
  constant("'Koko Suomi'", "Koko Suomi"),
];

/** The specification, sentence by sentence, as far as a test can show it. */
export const items: readonly Item[] = [
  ...screens,
  ...entities,
  ...states,
  ...rules,
  ...roles,
  ...calls,
  ...messages,
  ...constants,
];
