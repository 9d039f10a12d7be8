/** Trade words with accents, in addition to the country and currency names of the language models. */
export const westernWords: Readonly<Record<string, string>> = {
  fr: `café crème crèmes fraîche brûlée crêpe crêpes gruyère comté pâté pâtés purée purées entrecôte bûche noël forêt forêts maraîcher
    provençale provençal française français soufflé bœuf œuf œufs hors d œuvre aïoli maïs tête moine fête fêtes rémoulade rosé rôti
    sauté consommé gâteau gâteaux éclair éclairs flambé glacé glacés fromagère légumes pêche pêches thé thés château côtes rhône
    béarnaise béchamel jalapeño purée mûre mûres épinards poivrées persillé vénitien brûlé`,
  es: `jalapeño jalapeños piña piñata señor señora españa español española jamón ibérico serrano champiñón champiñones limón melocotón
    piquillo ñora ñoras salchichón atún azafrán pimentón plátano café maíz ají añejo cabañas níscalo peña montaña`,
  de: `müller käse brötchen weißwurst süß süße süßer würstchen gemüse öl über münchen kühne grün grüne frühstück nüsse hähnchen
    hühnchen gewürz gewürze spätzle rösti müsli knödel schärfe soße äpfel kräuter kölsch märzen weißbier häagen dänisch`,
  it: `caffè tiramisù più città ragù perché qualità bontà però scaglie menù bignè`,
  pt: `pão queijo açaí linguiça maçã são joão feijão limão coração requeijão palmito bacalhau pastéis piri português conceição`,
  da: `smørrebrød rødgrød ærter smør bær æble æbler fløde grød ål kød grønt brød rødbede flødekage lækker`,
  sv: `köttbullar smörgås rågbröd på ägg bröd räkor mjölk kött grädde ål sås smör lök jordgubbar gräslök frön västerbotten`,
  is: `skyr með jarðarberjum`,
}
