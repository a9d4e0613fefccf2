/** The number of localities; a seller who delivers to all of them delivers to 'Koko Suomi'. */
export const localityCount = 320;
