/** Where the build puts the entrepreneur's guide: a file, not a page. §2 */
export const guideFile = "/oppaat/yrittajan-opas.pdf";
