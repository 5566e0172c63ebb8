import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { CultoType } from '../culto/index.js'
import { GrupoLouvor } from '../grupo-louvor/grupo-louvor.type.js'
import { EnsaioLouvor } from './ensaio-louvor.type.js'
import { listEnsaiosLouvor } from './ensaio-louvor.usecases.js'
import { SetlistEnsaio, SetlistEnsaioArgs, SetlistEnsaioPage } from './setlist-ensaio.type.js'
import { listSetlistEnsaio } from './setlist-ensaio.usecases.js'

const list = { list: listSetlistEnsaio, page: SetlistEnsaioPage, args: SetlistEnsaioArgs }

export const setlistEnsaioEdges = [
  edgeOf(EnsaioLouvor, 'setlist', {
    ...list,
    column: 'setlist_ensaio.idEnsaio',
    description: 'As músicas do ensaio, na ordem em que se tocam.',
  }),
  edgeOf(GrupoLouvor, 'musicas', {
    ...list,
    column: 'ensaio_louvor.idGrupo',
    description: 'As músicas dos ensaios do grupo.',
  }),
  edgeOf(CultoType, 'musicas', {
    ...list,
    column: 'ensaio_louvor.idCulto',
    asked: () => ({ paraCulto: true }),
    description:
      'As músicas dos ensaios para o culto que não foram cancelados: um ensaio depois do outro, cada um na ordem em que se toca, e a música que se repete só no último deles. Só as que a pessoa pode ver.',
  }),
  linkOf(SetlistEnsaio, 'ensaio', {
    list: listEnsaiosLouvor,
    to: EnsaioLouvor,
    column: 'ensaio_louvor.id',
    idIn: 'idEnsaio',
    description: 'O ensaio.',
  }),
]
