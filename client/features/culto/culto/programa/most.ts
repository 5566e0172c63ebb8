/** As many people and songs as the programme of a worship service shows. */
export const MOST = { pessoas: 100, musicas: 50 }
