import { describe, expect, test } from "vitest";
import { decline, declineName } from "./declension.ts";

describe("the forms of a noun", () => {
  test.each([
    ["haapa", "haavan haapaa haavat haapoja haapojen haavoissa haavalla haapaan"],
    ["leppa", "lepan leppaa lepat leppia leppien lepissa leppaan"],
    ["hake", "hakkeen haketta hakkeet hakkeita hakkeiden hakkeella hakkeeseen"],
    ["pilke", "pilkkeen pilketta pilkkeet pilkkeita pilkkeiden pilkkeisiin"],
    ["klapi", "klapin klapia klapit klapeja klapien klapeista klapeihin klapii klapei"],
    ["halko", "halon halkoa halot halkoja halkojen haloista halkoihin halkoi"],
    ["manty", "mannyn mantya mannyt mantyja mantyjen mannyissa mantyy"],
    ["kuusi", "kuusen kuusta kuuset kuusia kuusien kuusesta kuuseen"],
    ["hirsi", "hirren hirtta hirret hirsia hirsien hirsista hirteen"],
    ["polttopuu", "polttopuun polttopuuta polttopuut polttopuita polttopuiden polttopuihin polttopuit"],
    ["pelletti", "pelletin pellettia pelletit pelletteja pellettien pelleteilla"],
    ["ranka", "rangan rankaa rangat rankoja rankojen rangoista"],
    ["lankku", "lankun lankkua lankut lankkuja lankkujen lankuista"],
    ["lauta", "laudan lautaa laudat lautoja lautojen laudoista"],
    ["haketus", "haketuksen haketusta haketukset haketuksia haketusten haketukseen"],
    ["jyrsinta", "jyrsinnan jyrsintaa jyrsinnat jyrsintoja"],
    ["kaato", "kaadon kaatoa kaadot kaatoja"],
    ["kaataminen", "kaatamisen kaatamista kaatamiseen kaatamisten"],
    ["tuore", "tuoreen tuoretta tuoreet tuoreita"],
    ["kuutio", "kuution kuutiota kuutiot kuutioita kuutioiden"],
    ["hakkuu", "hakkuun hakkuuta hakkuut hakkuita hakkuiden hakkuuseen"],
    ["marka", "maran markaa marat markia"],
  ])("%s", (word, forms) => {
    const missing = forms.split(" ").filter((form) => !decline(word).has(form));
    expect(missing).toEqual([]);
  });
});

describe("the forms of a place name", () => {
  test.each([
    ["helsinki", "helsingin helsingissa helsingista helsinkiin helsingis"],
    ["turku", "turun turussa turusta turkuun turus"],
    ["lahti", "lahden lahdessa lahdesta lahteen"],
    ["tampere", "tampereen tampereella tampereelta tampereelle tampereel"],
    ["ylojarvi", "ylojarven ylojarvella ylojarvelle"],
    ["pieksamaki", "pieksamaen pieksamaella pieksamaelta"],
    ["nokia", "nokian nokialla nokialta nokialle"],
    ["vantaa", "vantaan vantaalla vantaalle"],
    ["espoo", "espoon espoossa espooseen"],
    ["haapavesi", "haapaveden haapavedella haapavedelle"],
    ["kauniainen", "kauniaisten kauniaisissa kauniaisista"],
    ["varkaus", "varkauden varkaudessa varkauteen"],
    ["pihtipudas", "pihtiputaan pihtiputaalla"],
    ["hanko", "hangon hangossa hankoon"],
    ["salo", "salon salossa salosta saloon"],
    ["outokumpu", "outokummun outokummussa"],
    ["juuka", "juuan juuassa juukaan"],
    ["kitee", "kiteen kiteella kiteelle"],
    ["ii", "iin iissa iista iihin"],
  ])("%s", (name, forms) => {
    const missing = forms.split(" ").filter((form) => !declineName(name).has(form));
    expect(missing).toEqual([]);
  });
});
