/** The entrepreneur's guide: a file that the build writes, not a page. §2 */
export const guideFile = "/oppaat/yrittajan-opas.pdf";
