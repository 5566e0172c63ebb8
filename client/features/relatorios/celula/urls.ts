type Id = number | string
type Period = { dataInicial: string; dataFinal: string }

export const relatorioCelulaUrls = {
  printed: (idCelula: Id, { dataInicial, dataFinal }: Period) =>
    `/relatorio/celula?idCelula=${idCelula}&dataInicial=${dataInicial}&dataFinal=${dataFinal}&printable=true`,
}
