/** What our automatic tests check of accessibility: by the number of the criterion that the tests name. */
export const accessibilityChecks = {
  "2.2 AA":
    "Axe-tarkistus jokaiselle sivulle ja valintaikkunalle, puhelimen ja tietokoneen koossa ja myös virheiden näkyessä; myyjän ja ylläpidon sivut mukaan lukien. Axe löytää osan puutteista, ei kaikkia.",
  "1.4.3": "Painikkeiden tekstin kontrasti riittää myös osoittimen alla.",
  "1.4.4": "Sivut mahtuvat puhelimen näytölle, kun tekstin koko kaksinkertaistetaan.",
  "1.4.10":
    "Sivut ja valintaikkunat mahtuvat 320 pikselin levyiselle näytölle ilman sivusuuntaista vieritystä.",
  "2.1.1": "Ostaminen, myyminen ja ylläpito onnistuvat pelkällä näppäimistöllä.",
  "3.2.2": "Haku näppäimistöllä ei siirrä kohdistusta yllättäen.",
} as const;
