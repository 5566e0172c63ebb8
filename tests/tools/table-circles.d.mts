export function tableCircles(texts: ReadonlyMap<string, string>): { uses: string[]; pairs: string[] }
