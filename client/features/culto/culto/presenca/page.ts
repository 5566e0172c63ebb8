/** How many people are shown first; they come with the worship service. */
export const PAGE = 50
