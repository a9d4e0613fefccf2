/** Orders of a status are counted up to here, which costs one read. */
export const maxCountedOrders = 1000;
