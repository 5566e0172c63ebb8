import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { EscolhaFiltro, PessoaParaEscolher } from './escolher.type.js'
import { choosePessoas } from './escolher.usecases.js'
import { fotoUrl } from './usuario.rules.js'

@Resolver(() => PessoaParaEscolher)
export class EscolherResolver {
  @Query(() => [PessoaParaEscolher], {
    description:
      'As pessoas ativas cujo nome tem este texto, de três letras ou mais, no máximo 10: para quem acrescenta pessoas a algo sem ler a lista delas. Menores de 18 anos só para quem ensina em uma classe ou lê os dados pessoais deles.',
    complexity: 20,
  })
  @Perfil(choosePessoas)
  pessoasParaEscolher(
    @Ctx() ctx: Context,
    @Arg('busca', { description: 'Três letras do nome, ou mais.' }) busca: string,
    @Arg('filtro', () => EscolhaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: EscolhaFiltro | null,
    @Arg('ordem', () => String, {
      nullable: true,
      description: 'pastor ou recemConvertido: estes primeiro. Sem ela, os nomes que começam com a busca.',
    })
    ordem?: string | null,
  ) {
    return choosePessoas(ctx, { busca, filtro, ordem })
  }

  @FieldResolver(() => String, { nullable: true, description: 'Endereço da foto.' })
  fotoUrl(@Root() row: { uuidFoto: string | null }): string | null {
    return fotoUrl(row)
  }
}
