const niveis: Readonly<Record<string, string>> = {
  nada: 'Nada',
  resumo: 'Resumo',
  ler: 'Ler',
  escrever: 'Escrever',
}

export const nomeNivel = (nivel: string): string => niveis[nivel] ?? nivel

export const SO_OS_PROPRIOS = 'só os próprios grupos'

/** What somebody may do in an area: 'Escrever, só os próprios grupos'. */
export const textoAcesso = ({ nivel, alcance }: { nivel: string; alcance: string }): string =>
  alcance === 'meus' ? `${nomeNivel(nivel)}, ${SO_OS_PROPRIOS}` : nomeNivel(nivel)

export const pessoas = (count: number): string =>
  count === 1 ? '1 pessoa' : `${count.toLocaleString('pt-BR')} pessoas`
