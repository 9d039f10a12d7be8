import { bakery } from './bakery.ts'
import { basesOf, type BaseProduct } from './category-range.ts'
import { chilled } from './chilled.ts'
import { disposables } from './disposables.ts'
import { drinks } from './drinks.ts'
import { frozen } from './frozen.ts'
import { groceryDry } from './grocery-dry.ts'
import { grocerySauces } from './grocery-sauces.ts'
import { grocerySpices } from './grocery-spices.ts'
import { groceryTins } from './grocery-tins.ts'
import { household } from './household.ts'
import { meat } from './meat.ts'
import { produce } from './produce.ts'
import { snacks } from './snacks.ts'
import { worldOther } from './world-other.ts'
import { worldPolish } from './world-polish.ts'
import { worldTurkish } from './world-turkish.ts'

export const bases: readonly BaseProduct[] = [
  groceryTins,
  groceryDry,
  grocerySauces,
  grocerySpices,
  chilled,
  frozen,
  produce,
  meat,
  bakery,
  drinks,
  snacks,
  worldTurkish,
  worldPolish,
  worldOther,
  household,
  disposables,
].flatMap((shelves) => shelves.flatMap(basesOf))
