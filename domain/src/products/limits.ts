// How many there may be of what a seller offers.

/** Maximum number of listings per seller; all of them are read and shown at once. */
export const maxProducts = 200;

/** Maximum quantity of one product. §9 */
export const maxUnits = 100_000;

/** Maximum litres of one piece of firewood: a pallet of bags, or a trailer. */
export const maxBagVolume = 3000;

/** The stored quantity of a service: it is never reduced. */
export const serviceQuantity = 100_000;

/** Maximum number of products that are compared side by side. */
export const maxCompared = 4;

/** Maximum number of products whose prices at a door are answered at once. */
export const maxDoorPrices = 100;
