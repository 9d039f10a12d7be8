import type { CategoryRange } from './category-range.ts'

export const meat: readonly CategoryRange[] = [
  {
    category: 'chicken',
    from: 'GB NL PL',
    diet: 'halal gluten-free dairy-free',
    storage: 'chilled',
    use: 'Keep below 4 °C and cook through to 75 °C.',
    rows: `
Chicken Breast Fillets | noorfield fellside provender | 5.45 4x~2.5kg ~5kg
Chicken Thighs, Boneless | fellside noorfield | 4.65 4x~2.5kg ~5kg
Chicken Thighs, Bone In | noorfield | 2.85 ~5kg 1x~10kg
Chicken Drumsticks | fellside | 2.35 ~5kg 1x~10kg
Chicken Wings, Prime | fellside noorfield | 2.55 ~5kg 1x~10kg | v=2 Joint, 3 Joint
Whole Chicken, Oven Ready | fellside noorfield provender | 3.15 1x~1.4kg 10x~1.6kg 8x~1.8kg
Diced Chicken Breast | noorfield | 6.1 ~2.5kg 4x~2.5kg
Chicken Livers | noorfield | 2.1 ~2.5kg ~5kg
Marinated Chicken Shish | ocakdar noorfield | 7.2 ~2.5kg 1x~5kg | c=milk
`,
  },
  {
    category: 'chicken',
    from: 'GB FR',
    diet: 'gluten-free dairy-free',
    storage: 'chilled',
    use: 'Rest well before carving.',
    rows: `
Turkey Breast, Boneless | wadebank | 8.2 ~3kg ~5kg
Whole Turkey | wadebank | 6.4 1x~5kg 1x~7kg
Duck Breasts | wadebank | 13.2 ~2kg 10x2x200g
Venison, Diced | wadebank | 12.4 ~2kg
`,
  },
  {
    category: 'beef',
    from: 'GB IE UY',
    diet: 'gluten-free dairy-free',
    storage: 'chilled',
    use: 'Matured at least 21 days; sold by weight.',
    rows: `
Rib Eye Steaks | draymoor fellside | 22.9 ~2kg 10x~227g | v=8oz, 10oz
Sirloin Steaks | draymoor | 19.8 ~2kg 10x~227g | v=8oz, 10oz
Fillet Steaks | draymoor | 38.5 ~1.5kg 10x~200g
Rump Steaks | draymoor fellside | 13.9 ~2kg 10x~227g | v=8oz, 10oz
Whole Sirloin, Boneless | draymoor | 17.9 ~6kg
Topside Joint | fellside | 10.9 ~4kg ~2kg
Brisket, Rolled | fellside grillhouse-row | 9.2 ~3kg ~5kg
Beef Mince 80% | fellside provender | 7.4 4x~2.5kg 6x500g ~5kg | v=80%, 90%, 95%
Diced Beef, Braising | fellside | 9.4 ~2.5kg 4x~2.5kg
Oxtail | fellside | 12.8 ~3kg
Steak Burgers, Fresh 6oz | draymoor | 21.6 1x24 1x40
`,
  },
  {
    category: 'lamb',
    from: 'GB NZ',
    diet: 'halal gluten-free dairy-free',
    storage: 'chilled',
    use: 'From hill farms; sold by weight.',
    rows: `
Leg of Lamb, Bone In | hillcote noorfield | 10.8 ~2.2kg ~4.5kg
Lamb Shoulder, Boneless | hillcote | 10.2 ~2kg
Lamb Shanks | hillcote noorfield | 9.8 10x~400g ~4kg
Lamb Chops, Loin | hillcote noorfield | 13.9 ~2.5kg
Lamb Mince | noorfield | 9.2 4x~2.5kg 6x500g
Diced Lamb Leg | noorfield hillcote | 12.4 ~2.5kg
Lambs Liver | noorfield | 4.2 ~2.5kg
Goat, Diced on the Bone | noorfield | 10.9 ~5kg
`,
  },
  {
    category: 'pork',
    from: 'GB DK',
    diet: 'gluten-free dairy-free',
    storage: 'chilled',
    use: 'Outdoor bred; sold by weight.',
    rows: `
Pork Loin, Boneless | trotterdale | 5.6 ~4kg
Pork Belly, Boneless | trotterdale jade-pier | 6.4 ~4kg
Pork Chops, Loin | trotterdale | 5.9 ~2.5kg 10x~250g
Diced Pork | trotterdale | 5.4 ~2.5kg
Pork Ribs, Loin | trotterdale | 6.2 ~4kg 1x~10kg
BBQ Pulled Pork | grillhouse-row | 8.9 6x1kg 4x2kg | c=mustard
Gammon Joint, Unsmoked | trotterdale | 5.8 ~3kg ~5kg | v=Unsmoked, Smoked
`,
  },
  {
    category: 'bacon-sausages',
    from: 'GB DK NL',
    diet: 'dairy-free',
    storage: 'chilled',
    use: 'Breakfast staples; freeze on the day of delivery if needed.',
    rows: `
Back Bacon, Unsmoked | trotterdale provender plainfare | 10.9 6x2.27kg 1x2.27kg 10x300g | v=Unsmoked, Smoked; d=gluten-free dairy-free
Streaky Bacon, Smoked | trotterdale provender | 11.4 6x2.27kg 1x2.27kg 10x250g | d=gluten-free dairy-free
Turkey Rashers, Halal | noorfield | 3.9 10x500g 12x150g | d=halal gluten-free dairy-free
Cumberland Sausages | bangerly provender | 12.9 1x2.27kg 6x2.27kg 10x454g | c=gluten sulphites
Thick Pork Sausages 8s | bangerly provender | 10.4 1x2.27kg 6x2.27kg | c=gluten sulphites
Chipolatas | bangerly | 12.2 1x2.27kg 10x340g | c=gluten sulphites
Beef Sausages, Halal | noorfield | 11.6 1x2.27kg 10x400g | c=gluten; d=halal
Frankfurters, Jumbo | bangerly alpenrund | 4.6 10x500g 6x1kg | c=celery mustard
`,
  },
  {
    category: 'fresh-fish',
    from: 'GB NO IS TR GR',
    diet: 'halal gluten-free dairy-free',
    contains: 'fish',
    storage: 'chilled',
    use: 'Landed, boxed and on ice; order before 14:00 for the morning.',
    rows: `
Salmon Side, Trimmed | quayline | 14.9 ~1.4kg ~1.8kg
Cod Fillet, Skin On | quayline | 15.8 ~3kg ~5kg
Haddock Fillet | quayline | 14.9 ~3kg ~5kg
Sea Bass, Whole | quayline | 9.4 ~3kg ~6kg | o=TR GR; v=300/400g, 400/600g
Sea Bream, Whole | quayline | 8.9 ~3kg ~6kg | o=TR GR; v=300/400g, 400/600g
Mackerel, Whole | quayline | 6.2 ~5kg
Live Mussels | quayline | 17.9 1x5kg 1x10kg | c=molluscs
Rock Oysters | quayline | 44.5 1x50 1x100 | c=molluscs
Smoked Salmon, Sliced | skerrow provender | 17.9 10x1kg 10x200g 12x100g
Smoked Mackerel Fillets | skerrow | 2.35 10x200g 6x1kg
Peeled Prawns in Brine | quayline | 9.6 1x1.5kg 6x900g | c=crustaceans
`,
  },
]
