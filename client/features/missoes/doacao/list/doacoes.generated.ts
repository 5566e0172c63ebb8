/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type DoacaoCampo =
  /** Quando foi registrada. */
  | 'createdAt'
  /** Dia da doação. */
  | 'dataDoacao'
  /** Valor. */
  | 'valorDoacao';

/** Filtro da lista de doações. */
export type DoacaoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Campanha, por número ou uuid. Sem ela, as de todas. */
  idCampanha?: string | number | null | undefined;
};

/** Ordem de uma lista de Doacao. */
export type DoacaoOrdem = {
  /** Campo. */
  campo: DoacaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type DoacaoLinhaFragment = { id: number, uuid: string, idCliente: number, idCampanha: number, valorDoacao: string, dataDoacao: string, createdAt: string, excluidoEm: string | null, idLancamento: number | null, estornado: boolean, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null };

export type DoacoesCampanhaQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.DoacaoOrdem | null | undefined;
  filtro?: Types.DoacaoFiltro | null | undefined;
}>;


export type DoacoesCampanhaQuery = { campanhaMissoes: { id: number, uuid: string, nomeCampanha: string, statusCampanha: string, alvoCampanha: string, atingidoCampanha: string, progresso: string, ajuste: string, totalDoacoes: string, quantidadeDoacoes: number, acoesPermitidas: Array<string> }, doacoes: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, idCampanha: number, valorDoacao: string, dataDoacao: string, createdAt: string, excluidoEm: string | null, idLancamento: number | null, estornado: boolean, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } };

export type ExcluirDoacaoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirDoacaoMutation = { excluirDoacao: { message: string } };

export type RestaurarDoacaoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarDoacaoMutation = { restaurarDoacao: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const DoacaoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoacaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Doacao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"valorDoacao"}},{"kind":"Field","name":{"kind":"Name","value":"dataDoacao"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"idLancamento"}},{"kind":"Field","name":{"kind":"Name","value":"estornado"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<DoacaoLinhaFragment, unknown>;
export const DoacoesCampanhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoacoesCampanha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DoacaoOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DoacaoFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"statusCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"alvoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"atingidoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"ajuste"}},{"kind":"Field","name":{"kind":"Name","value":"totalDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doacoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DoacaoLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DoacaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Doacao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"valorDoacao"}},{"kind":"Field","name":{"kind":"Name","value":"dataDoacao"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"idLancamento"}},{"kind":"Field","name":{"kind":"Name","value":"estornado"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<DoacoesCampanhaQuery, DoacoesCampanhaQueryVariables>;
export const ExcluirDoacaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirDoacao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirDoacao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirDoacaoMutation, ExcluirDoacaoMutationVariables>;
export const RestaurarDoacaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarDoacao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarDoacao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarDoacaoMutation, RestaurarDoacaoMutationVariables>;
export const useDoacoesCampanhaQuery = (options: useQuery.Options<DoacoesCampanhaQuery, DoacoesCampanhaQueryVariables> | SkipToken): useQuery.Result<DoacoesCampanhaQuery, DoacoesCampanhaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DoacoesCampanhaDocument, options as never) as never
export const useExcluirDoacaoMutation = (options?: useMutation.Options<ExcluirDoacaoMutation, ExcluirDoacaoMutationVariables>): useMutation.ResultTuple<ExcluirDoacaoMutation, ExcluirDoacaoMutationVariables> => useMutation(ExcluirDoacaoDocument, options as never) as never
export const useRestaurarDoacaoMutation = (options?: useMutation.Options<RestaurarDoacaoMutation, RestaurarDoacaoMutationVariables>): useMutation.ResultTuple<RestaurarDoacaoMutation, RestaurarDoacaoMutationVariables> => useMutation(RestaurarDoacaoDocument, options as never) as never