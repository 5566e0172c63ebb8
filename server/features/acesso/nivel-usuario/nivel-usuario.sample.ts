import { mutate, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'nivel_usuario',
    make: (app, token) => mutate(app, token, 'atualizarNivelUsuario(perfil: 3, nome: "Líder de célula") { nome }'),
  },
]
