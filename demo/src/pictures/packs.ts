import * as bags from './packs-bags.ts'
import * as bottles from './packs-bottles.ts'
import * as boxes from './packs-boxes.ts'
import * as fresh from './packs-fresh.ts'
import * as house from './packs-household.ts'
import * as metal from './packs-metal.ts'
import * as rolls from './packs-rolls.ts'
import * as serving from './packs-serving.ts'
import * as takeaway from './packs-takeaway.ts'
import * as tubs from './packs-tubs.ts'

const packs: Readonly<Record<string, metal.Pack>> = {
  aerosol: metal.aerosol,
  can: metal.can,
  energy: metal.energy,
  oiltin: metal.oilTin,
  slim: metal.slim,
  tin: metal.tin,
  'tin-round': metal.roundTin,

  bleach: house.bleach,
  drum: house.drum,
  glass: bottles.glass,
  jug: bottles.jug,
  'jug-clean': house.handled,
  'laundry-bottle': house.handled,
  oil: bottles.oil,
  pet: bottles.pet,
  'pet-water': bottles.water,
  pump: house.pump,
  sauce: bottles.sauce,
  shampoo: house.flipTop,
  slimbottle: bottles.sleeved,
  spray: house.spray,
  squash: bottles.squashBottle,
  squeezy: bottles.squeezy,
  squirt: house.flipTop,
  wine: bottles.wine,

  bucket: tubs.bucket,
  'candle-jar': tubs.candleJar,
  cupfood: tubs.cupFood,
  flat: tubs.flat,
  jar: tubs.jar,
  pot: tubs.pot,
  spice: tubs.spice,
  tub: tubs.tub,
  tube: tubs.tube,
  'tube-tall': tubs.tallTube,

  carrier: bags.carrier,
  clear: bags.clear,
  loaf: bags.loaf,
  net: bags.net,
  'paper-sleeve': bags.paperSleeve,
  paperbag: bags.paperBags,
  pillow: bags.pillow,
  pouch: bags.pouch,
  sachet: bags.sachet,
  sack: bags.sack,
  'sack-paper': bags.potatoSack,
  'sack-small': bags.paperPack,
  'spout-pouch': bags.spoutPouch,
  vest: bags.vest,

  box: boxes.box,
  'box-small': boxes.smallBox,
  brick: boxes.brick,
  card: boxes.card,
  carton: boxes.carton,
  cutter: boxes.cutter,
  eggs: boxes.eggs,
  gift: boxes.gift,
  glovebox: boxes.dispenser,
  'pizza-retail': boxes.pizzaRetail,
  'powder-box': boxes.smallBox,
  'tissue-box': boxes.dispenser,
  'towel-box': boxes.box,
  'tray-counter': boxes.counterTray,
  wide: boxes.wide,
  wipes: boxes.wipes,

  block: fresh.block,
  bunch: fresh.bunch,
  'cake-tray': fresh.cakeTray,
  chub: fresh.chub,
  crate: fresh.crate,
  fishbox: fresh.fishBox,
  punnet: fresh.punnet,
  ring: fresh.ring,
  tray: fresh.tray,
  'tray-meal': fresh.mealTray,
  vac: fresh.vac,
  wheel: fresh.wheel,

  bar: rolls.bar,
  binroll: rolls.binRoll,
  biscuit: rolls.biscuit,
  centrefeed: rolls.blueCentrefeed,
  'flip-box': rolls.flipBox,
  'jumbo-roll': rolls.jumboRoll,
  'kitchen-roll': rolls.kitchenRoll,
  'label-roll': rolls.labelRoll,
  'roll-sweet': rolls.mintRoll,
  'sponge-pack': rolls.spongePack,
  tills: rolls.tillRolls,
  'tissue-pack': rolls.tissuePack,

  clamshell: takeaway.clamshell,
  'cone-stack': serving.coneStack,
  cups: takeaway.cups,
  'cups-clear': takeaway.clearCups,
  cutlery: serving.cutlery,
  deli: takeaway.deli,
  'deli-black': takeaway.blackDeli,
  'deli-round': takeaway.roundDeli,
  foil: takeaway.foil,
  'handle-box': takeaway.handleBox,
  'lid-card': takeaway.lidCards,
  lids: takeaway.lids,
  napkin: serving.napkins,
  pizzabox: takeaway.pizzaBox,
  'pizzabox-white': takeaway.whitePizzaBox,
  plates: serving.plates,
  'portion-pot': takeaway.pots,
  returnable: serving.returnable,
  scoop: takeaway.scoop,
  'soup-cup': takeaway.pots,
  straws: serving.straws,
  'wedge-box': takeaway.wedgeBox,
  'window-box': takeaway.windowBox,
}

/** The drawing function of a kind of pack; throws on an unknown name. */
export function requirePack(name: string): metal.Pack {
  const pack = packs[name]
  if (!pack) throw new Error(`There is no pack ${name}.`)
  return pack
}
