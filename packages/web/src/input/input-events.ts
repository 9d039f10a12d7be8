/** Events of a user's input. Each is dispatched before it takes effect. */
export const inputEvents = ['pointerdown', 'keydown', 'click', 'wheel', 'popstate'] as const
