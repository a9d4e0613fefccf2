// What amounts are counted in although no filter knows it: `3 hehtaaria`, `kaksi kuormallista`. Not searched, with a number or without one.

/** Declined. */
export const measures =
  "litra desilitra kilo kilogramma gramma tonni hehtaari aari neliö neliömetri juoksumetri millimetri milli kappale tunti vuorokausi euro prosentti kilowatti megawatti kilowattitunti megawattitunti rekallinen autollinen traktorillinen liiterillinen vajallinen";

/** Used as they are. */
export const unitAbbreviations =
  "kg g hg l dl ltr tn t ha m2 neliöm jm jmetri jmetriä mm kpl h heh aar vrk e eu eur x kw mw kwh mwh";

/** Declined, as is what fills them (kuorma, kuormallinen); they also end compounds: polttopuukuorma. */
export const containers =
  "kuorma kasa nippu kassi astia ämpäri sanko saavi kärry peräkärry kottikärry perävaunu kontti";
