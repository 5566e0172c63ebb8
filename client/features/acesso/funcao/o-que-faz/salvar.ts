import { dataOf } from '../../../../kernel/apollo'
import {
  useEnsinarClasseMutation,
  useEntrarNoGrupoLouvorMutation,
  useLiderarCelulaMutation,
  useLiderarDepartamentoMutation,
  useLiderarGrupoLouvorMutation,
  useLiderarMissaoMutation,
} from './o-que-faz.generated'
import type { Grupo } from './respostas'

/** Names a person to lead a group, by the group's own operation. */
export function useLiderar() {
  const [celula] = useLiderarCelulaMutation()
  const [departamento] = useLiderarDepartamentoMutation()
  const [classe] = useEnsinarClasseMutation()
  const [missao] = useLiderarMissaoMutation()
  const [entrar] = useEntrarNoGrupoLouvorMutation()
  const [promover] = useLiderarGrupoLouvorMutation()

  /** @param vinculo the person's membership of a worship group, if there is one already */
  return async ({ area, id, nome, versao }: Grupo, pessoa: number, vinculo: number | undefined): Promise<unknown> => {
    const [group, person] = [String(id), String(pessoa)]
    if (area === 'celulas')
      return celula({ variables: { id: group, input: { nomeCelula: nome, idResponsavel: person, versao } } })
    if (area === 'departamentos')
      return departamento({
        variables: { id: group, input: { tituloDepartamento: nome, idResponsavel: person, versao } },
      })
    if (area === 'ensino')
      return classe({ variables: { id: group, input: { nomeClasse: nome, idProfessor: person, versao } } })
    if (area === 'missoes')
      return missao({ variables: { id: group, input: { nomeMissao: nome, idResponsavel: person, versao } } })
    const added =
      vinculo ??
      dataOf(await entrar({ variables: { input: { idGrupo: group, idMembro: person } } })).adicionarMembroGrupoLouvor.id
    return promover({ variables: { id: String(added) } })
  }
}
