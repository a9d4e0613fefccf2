// In a file of their own, because the page of privacy needs nothing else.

/** Days in which a seller may take back the request that their account be deleted. */
export const erasureGraceDays = 30;

/** Days after the last change of an ended order in which its parties may need each other's contact details, such as for a complaint. */
export const orderContactDays = 90;
