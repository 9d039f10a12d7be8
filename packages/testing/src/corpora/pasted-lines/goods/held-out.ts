/** Lines of all these kinds, written after the others and not used for tuning. */
export const heldOutGoods = `
no parsnips => no | Parsnips
`
