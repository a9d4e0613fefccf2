// Words of a search that say nothing about a listing. They are neither searched nor corrected, and may begin a compound (kesäpuut).

/** Used as they are. */
export const ignoredFixedWords =
  "nuori nuoren loppu loppui kannettuna eli että jos kun kuin niin myös vain on oli ole olisi ei eikä enkä emme ettei paitsi mutta vaan yksinomaan en et se ne he me te mä sä hän tää tämä nämä nää ne noi sen sitä niitä mitä mikä mistä mihin missä minne milloin miten kuka kenellä keneltä kuinka paljon paljonko monta paljo " +
  "oy ky tmi ab oyj ay www fi com http https noin n alle yli asti per päivä " +
  "myydään myydä myytävänä myytävä myy myyvä myyn myynnissä ostaa osta ostan ostetaan ostamme ostettavissa haluan haluaisin halutaan tarvitsen tarvitaan tarvitsisin tarvis tarvii etsin etsitään etsii etsimme hae haen löytyy löytyisikö löytyiskö saa saada saako saisi saisko saatavilla saatavana tilaan tilaa tilata tilaisin antaa joku jostain jotain kaikki kaikkia mun mulle minulle meille oma omaa omia " +
  "maksaa maksavat halvin halvimmat halvimpia halpaa halpoja halvat halvalla halpa edullista edullisia edulliset edullisesti edullinen edullisin edulliseen sopiva sopuhintaan ilmainen ilmaista ilmaiseksi ilmaiset ilmaisia kallis " +
  "hyvä hyvää hyviä hyvät hyvin paras parasta parhaat parhaita parhaiten suosituin suosituimmat suosituimpia arvostetuin arvostetuimmat arvostetuimpia päästä laadukas laadukasta laadukkaita laadukkaat laatu kunnon isoja iso isot isoa pieni pieniä pienet pientä paljon vähän " +
  "lähellä läheltä lähelle lähin lähimmät lähistöllä lähistöltä lähialue lähialueella lähiseutu lähiseudulla ympäristö seutu seudulla seudulta alue alueella alueelta alueelle täältä täällä tänne tässä maakunta kunta kaupunki kylä suomi suomessa suomesta suomalainen suomalaista suomalaisia kotimainen kotimaista kotimaisia " +
  "heti nyt lähtee lähteekö nopeasti nopea nopealla pian huomenna tänään kiire kiireellinen uusi uutta uusia moi hei terve kiitos pliis please noh no et " +
  "käyttö käyttöön varten vailla sopii sopivia sopivat valmiina tehty tehdään teen mittaan mittaa mitta mitat pituus pituinen pituiset pituisia pituista pituudella pituuteen pitkä pitkää pitkät pitkiä pitkänä lyhyt lyhyitä lyhyttä lyhyet kokoinen kokoisia koko noutamalla kanssa ilman pois päin netti netistä netissä verkosta verkkokauppa yksityinen yksityiseltä yksityisiltä tekijä tekijää tekijät tekee tekevät tekisi teetä apu apua " +
  "muu muut muuta muita tuote tuotteet tuotteita tuotetta rekkakuorma sekaisin sahattu sahattua sahattuja sahatut katkottu katkottua katkottuja kaadettu kaadettua kaadetut tehtynä pilkottavaksi poltettavaksi poltettava polttaa lämmittää talveksi talvelle kesäksi syksyksi kylmä kylmälle kylmiin itselle itse " +
  "valmis valmiit valmiita valmista valmiiksi valmiiks valmiin " +
  "max joka jotka jonka vasta vielä klo km kmn vko vk ma ti ke to pe la su ens viikoks sisällä sisältäen muutaman muutama muutamia useita usea usean useampi useamman useampaa moni monta monen puoli ainakin budjetti onkos verran vuoden toimitusaika tähteä aikaan kuljetuksineen kotiin alla yli vähintään alkaen ystävällisesti ystävällisin terveisin terveiset kiitoksia kiitokset etukäteen moikka morjens morjesta tervehdys tere iltaa huomenta päivää mielellään mielelläni mahdollisimman mahdollista mahdollisesti pyytäisin arvoisa hyvät " +
  "kevään keväällä keväältä keväälle kevääksi kevääks keväät kevättä kevääseen keväisin ennen jälkeen alussa alkuun lopussa loppuun lopulla alkupuolella loppupuolella kuluessa viimeistään mennessä saakka aikana kuluessa viikko viikkoa viikon viikoksi kuukausi kuukauden kuukaudeksi vuosi vuoden vuodeksi ensi tuleva tulevan tulevaksi seuraava seuraavaksi aamulla aamuksi illalla illaksi iltana yöksi aikaisin myöhemmin pakkanen pakkasia pakkasille pakkasiin " +
  "vaikka kelpo eroa ero tulis tulisi tulee mukaan luona kohti takana vieressä omaan omassa omasta omalle omien omat ison isoon isolle isoille isojen suuri suuren suuria suurta pienen pienestä pieneen tehtyä tehtyjä tehdyt kirveellä kirves käsin " +
  "tarvitsee tarviin tarvin tarttis tarvittais tarvitsemme tarvetta haluun haluisin haluaisimme halusin etsiskelen haussa hakusessa ostais ostaisin ostasin ostettais ostamassa ostossa ottaisin ottasin otetaan kaipaan " +
  "löytää onks kellää kellään kelleen kenel mist mis mistä mihi jonkun jonku järkevään järkevä onko oisko olisko olisiko ois oisi " +
  "auki mitenkä puoliväliin puolivälissä siitä siihen siinä sillä siksi tähän tälle tällä tästä hänen päällä päälle päältä samoin saman samaan samana samasta vastaan vasten kohtaan kohdalla lähes kesken kunnolla kiinni oikein takaisin mistäs mistäpäin missäpäin mitkä millä millaista millainen minkä ketä kenen kellä keltä paljonks paljoks pitäisi pitäis pitää kannattaa kannattaako voiko voisko voisiko saaks saisinko saisinks myyks myykö myyttekö toimittaako " +
  "lähistö lähimmältä lähinnä nurkilla nurkilta nurkille seuduilta täält täältäpäin tuo tuon toi tuota tuolta tuolla sieltä siellä " +
  "mul meil meiltä teiltä teillä sulla sulle sinulla sinulta häneltä itselleni itsellemme " +
  "nopee nopeesti nopeaa nopeat pikaisesti pikana äkkiä viikonlopuksi viikolla viikossa maanantaina huomiseksi " +
  "hyvii hyvänlaatuista hyvälaatuista hyvälaatuisia huippu huippuhyvää loistava loistavaa parhaimmat parhaimpia parempaa parempi ekstra super kunnollista kunnollisia upea upeita täydellinen luotettava luotettavaa luotettavia luotettavasti ammattitaitoista ammattitaitoinen ammattilainen ammattilaista ammattilaiselta osaava osaavaa reilu reilut sopivaa suosittu " +
  "halvimmalla halvimpaan halvemmalla halvempia halvempaa halpoi halval edullisimmat edullisimmin edullisempi edullisempaa huokeasti huokeita hinnat hinnalla hinnoin hintaan hintaa hintoja hinnasta hintainen hintaisia hintavertailu vertailu tarjolla";

/** Declined; they also begin compounds: kesäpuut, pihaklapit, talvipuita, lähipuuta. */
export const ignoredWords =
  "pelkkä raaka kesä syksy kevät koti talo ranta retki leiri lähi luonto luomu laatu bulkki pikku pihapiiri maatila tila talvi lumi omakotitalo kerrostalo kiinteistö vanha ensiluokkainen ykköslaatu priima tasalaatuinen tasamittainen puhdas vaarallinen vaativa ongelma kosteus häme savo karjala moottorisaha puolikuiva hyvä huono iso pieni suuri laadukas edullinen halpa huokea nopea luotettava kunnollinen loistava mahtava upea huippu hieno täydellinen hyvälaatuinen hyvänlaatuinen ammattitaitoinen osaava kotimainen suomalainen paikallinen järkevä kohtuullinen reilu rehellinen pitkä lyhyt aita terassi laituri lattia seinä katto varasto liiteri puuvaja puolikas traktori mönkijä mopo yhdistelmä siisti hakattu karsittu ylimääräinen tavallinen helppo helpoin laji korkea matala leveä kapea arvio arviointi arvostelu arvosana tähti palaute kokemus suositus luokitus maine arvosteltu arvioitu arvostettu suositeltu kehuttu kiitetty kohtuuhintainen sopuhintainen halpahintainen";

/** Declined; they also end compounds, which then mean their first part: sahauspalvelu, polttopuukuorma, klapien hinta. */
export const ignoredTails =
  "palvelu työ urakka hinta hinnasto erä myynti firma yritys poisto poistaminen nosto kone vuokraus vuokra tarve toimittaja koko määrä homma keikka urakointi laadinta aihio apu pystytys mittainen pituinen kokoinen laatuinen tavara tehdas kauppa kauppias myyjä ostaja yrittäjä toimija valmistaja tuottaja tarjoaja välittäjä jakelija jälleenmyyjä tukku liike puoti varasto ilmoitus tarjonta tilaus tilaaja tilaaminen osto ostos ostaminen myyminen hankinta haku etsintä paikka piste myyntipaikka myyntipiste asiantuntija";

/** Stems of words for what lies around a place: Oriveden suunnalla, Rauman kulmilta, Turun seudul. */
export const surroundings =
  "suunna tienoo tienoi kulma kulmi kulmakunna kulmakunni nurka nurki seudu seutu seutuvi seuduvi seuru seurui ympäristö ympäri lähistö lähettyvi liepei tuntuma tuntumi lähimaasto lähimaastoi lähikunni naapurikunni lähialuei aluei pitäjä kolka kolki keskusta taajama korkeude maastoi perukoi reunoi reunami holli hollei huudei hoodei hujakoi tanterei laida laidoi laitami puole puoli";

/** What amounts are counted in although no filter knows it: `3 hehtaaria`. Declined; not searched, with a number or without one. */
export const measures =
  "litra desilitra kilo kilogramma gramma tonni hehtaari aari neliö neliömetri juoksumetri millimetri milli kappale tunti vuorokausi euro prosentti kilowatti megawatti kilowattitunti megawattitunti rekallinen autollinen traktorillinen liiterillinen vajallinen";

/** Used as they are. */
export const unitAbbreviations =
  "kg g hg l dl ltr tn t ha m2 neliöm jm jmetri jmetriä mm kpl h heh aar vrk e eu eur x kw mw kwh mwh";

/** Declined, as is what fills them (kuorma, kuormallinen); they also end compounds: polttopuukuorma. */
export const containers =
  "kuorma kasa nippu kassi astia ämpäri sanko saavi kärry peräkärry kottikärry perävaunu kontti";
