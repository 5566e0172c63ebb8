const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** '12 kB', '1,4 MB' */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${number.format(bytes / 1_000_000)} MB`
