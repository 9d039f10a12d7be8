/** Tabs of earlier versions use this name too. */
export const loginChannel = 'provender-login'
