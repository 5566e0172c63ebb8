import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { IdArg } from '../../../kernel/graphql/arguments.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/graphql/scalars.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { CelulaType } from '../../pessoas/celula/index.js'
import { RelatorioCelula } from './relatorio-celula.type.js'
import { gerarRelatorioCelula, relatorioDaCelula } from './relatorio-celula.usecases.js'

@Resolver()
export class RelatorioCelulaResolver {
  @Query(() => RelatorioCelula, {
    description: 'O relatório de uma célula; sem datas, o do mês atual.',
    complexity: 50,
  })
  @Perfil(gerarRelatorioCelula)
  relatorioCelula(
    @Ctx() ctx: Context,
    @IdArg('Célula, por número ou uuid.') id: string,
    @Arg('dataInicial', () => DateOnlyScalar, { nullable: true, description: 'Primeiro dia.' }) dataInicial?:
      | string
      | null,
    @Arg('dataFinal', () => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) dataFinal?: string | null,
  ) {
    return gerarRelatorioCelula(ctx, { idCelula: id, dataInicial, dataFinal })
  }
}

@Resolver(() => CelulaType)
export class RelatorioDaCelulaResolver {
  @FieldResolver(() => RelatorioCelula, {
    description: 'O relatório da célula; sem datas, o do mês atual.',
    complexity: 50,
  })
  @Perfil(gerarRelatorioCelula)
  @Needs()
  relatorio(
    @Root() celula: CelulaType,
    @Ctx() ctx: Context,
    @Arg('de', () => DateOnlyScalar, { nullable: true, description: 'Primeiro dia.' }) de?: string | null,
    @Arg('ate', () => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) ate?: string | null,
  ) {
    return relatorioDaCelula(ctx, celula, { dataInicial: de, dataFinal: ate })
  }
}
