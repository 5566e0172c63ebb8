import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { AnexoKindName } from './anexo.rules.js'

enum EspecieComAnexos {
  entrada = 'entrada',
  saida = 'saida',
  contaPagar = 'contaPagar',
  contaReceber = 'contaReceber',
  orcamento = 'orcamento',
  manutencaoPatrimonio = 'manutencaoPatrimonio',
  reuniaoLideranca = 'reuniaoLideranca',
}
registerEnumType(EspecieComAnexos, {
  name: 'EspecieComAnexos',
  description: 'As espécies de registros que têm anexos.',
  valuesConfig: {
    entrada: { description: 'Entrada.' },
    saida: { description: 'Saída.' },
    contaPagar: { description: 'Conta a pagar.' },
    contaReceber: { description: 'Conta a receber.' },
    orcamento: { description: 'Orçamento.' },
    manutencaoPatrimonio: { description: 'Manutenção de patrimônio.' },
    reuniaoLideranca: { description: 'Reunião de liderança, com a sua ata.' },
  },
})

export { EspecieComAnexos }

@ObjectType({
  description:
    'Um PDF ou uma imagem guardada com um registro; lê-o quem pode ler o registro e, se mostra quem deu, quem pode saber disso.',
  simpleResolvers: true,
  implements: Registro,
})
export class Anexo {
  @Field(() => Int, { description: 'Número do anexo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => EspecieComAnexos, { description: 'Espécie do registro a que pertence.' }) especie!: AnexoKindName
  @Field(() => Int, { description: 'Número do registro a que pertence, na sua espécie.' }) idRegistro!: number
  @Field(() => String, { description: 'Nome do arquivo.' }) nome!: string
  @Field(() => String, { description: 'application/pdf ou image/webp.' }) tipo!: string
  @Field(() => Int, { description: 'Tamanho em bytes.' }) bytes!: number
  @Field({
    description:
      'Foi acrescentado quando o registro já não mudava: depois do fechamento do mês, da decisão do orçamento ou da aprovação da ata.',
  })
  posterior!: boolean
  @Field(() => DateTimeScalar, { description: 'Quando foi anexado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const AnexoPage = pageOf(Anexo)

@InputType({ description: 'Filtro da lista de anexos.' })
export class AnexoFiltro {
  @Field(() => EspecieComAnexos, { nullable: true, description: 'Espécie do registro.' }) especie?: AnexoKindName | null
  @Field(() => ID, { nullable: true, description: 'O registro, por número ou uuid; sem a espécie, de qualquer uma.' })
  idRegistro?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class AnexosArgs extends PageArgs {
  @Field(() => AnexoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: AnexoFiltro | null
}

@ObjectType({ description: 'Os comprovantes dos lançamentos de um mês.', simpleResolvers: true })
export class ComprovantesDoMes {
  @Field(() => Int, { description: 'Entradas do mês, sem os estornos e o que eles estornam.' }) entradas!: number
  @Field(() => Int, { description: 'Destas, as que não têm anexo, nem o seu registro de origem.' })
  entradasSemAnexo!: number
  @Field(() => Int, { description: 'Saídas do mês, sem os estornos e o que eles estornam.' }) saidas!: number
  @Field(() => Int, { description: 'Destas, as que não têm anexo, nem o seu registro de origem.' })
  saidasSemAnexo!: number
  @Field(() => Int, { description: 'Anexos destes lançamentos.' }) anexos!: number
  @Field(() => Int, { description: 'Tamanho dos arquivos destes anexos, cada um uma vez, em milhares de bytes.' })
  kilobytes!: number
}
