/** What a person does to a window with her hands: each of these is told of before anything comes of it. */
export const uses = ['pointerdown', 'keydown', 'click', 'wheel', 'popstate'] as const
