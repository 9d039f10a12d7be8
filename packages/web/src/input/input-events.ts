export const inputEvents = ['pointerdown', 'keydown', 'click', 'wheel', 'popstate'] as const
