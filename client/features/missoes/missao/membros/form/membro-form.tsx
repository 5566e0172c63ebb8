import { dataOf } from '../../../../../kernel/apollo'
import { AdicionarMembros, UsuarioChoicesDocument } from '../../../../acesso/usuario'
import { missaoUrls } from '../../urls'
import { useAdicionarMembrosMissaoMutation } from './membro-form.generated'

type Props = { missao: { id: number } }

export function MembroForm({ missao: { id } }: Props) {
  const [adicionar] = useAdicionarMembrosMissaoMutation({ refetchQueries: [UsuarioChoicesDocument] })
  return (
    <AdicionarMembros
      onde="à missão"
      de="desta missão"
      filtro={{ foraDaMissao: String(id) }}
      back={missaoUrls.membros(id)}
      add={async (ids) => dataOf(await adicionar({ variables: { idMissao: String(id), ids } })).adicionarMembrosMissao}
    />
  )
}
