import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'relatorio',
    input: 'GerarRelatorioInput',
    sample: (ref) => ({ tipo: 'eventos', ...(ref !== undefined && { idEvento: ref }) }),
    refs: ['idEvento', 'idCelula', 'idDepartamento', 'idUsuario'],
    byHand: true,
    make: (app, token) => mutate(app, token, 'gerarRelatorio(input: { tipo: "batismos" }, aguardar: false) { id }'),
  },
]
