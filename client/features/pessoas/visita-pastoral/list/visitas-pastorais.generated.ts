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
export type VisitaPastoralCampo =
  /** Data do registro. */
  | 'createdAt'
  /** Data da visita. */
  | 'dataVisita'
  /** Nome de quem visitou. */
  | 'pastor'
  /** Nome de quem foi visitado. */
  | 'visitado';

/** Filtro da lista de visitas pastorais. */
export type VisitaPastoralFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
};

/** Ordem de uma lista de VisitaPastoral. */
export type VisitaPastoralOrdem = {
  /** Campo. */
  campo: VisitaPastoralCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type VisitaPastoralLinhaFragment = { id: number, uuid: string, idCliente: number, dataVisita: string, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, pastor: { id: number, uuid: string, name: string, fotoUrl: string | null } | null, visitado: { id: number, uuid: string, name: string, fotoUrl: string | null } | null };

export type VisitasPastoraisQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.VisitaPastoralOrdem | null | undefined;
  filtro?: Types.VisitaPastoralFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type VisitasPastoraisQuery = { visitasPastorais: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, dataVisita: string, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, pastor: { id: number, uuid: string, name: string, fotoUrl: string | null } | null, visitado: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } };

export type ComentarioVisitaQueryVariables = Exact<{
  id: string | number;
}>;


export type ComentarioVisitaQuery = { visitaPastoral: { id: number, uuid: string, dataVisita: string, comentarioVisita: string | null, comentarioReservado: boolean, acoesPermitidas: Array<string>, pastor: { id: number, uuid: string, name: string } | null, visitado: { id: number, uuid: string, name: string } | null, autor: { id: number, uuid: string, name: string } | null, leitores: Array<{ id: number, uuid: string, name: string }> } };

export type ExcluirVisitaPastoralMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirVisitaPastoralMutation = { excluirVisitaPastoral: { message: string } };

export type RestaurarVisitaPastoralMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarVisitaPastoralMutation = { restaurarVisitaPastoral: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const VisitaPastoralLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitaPastoralLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitaPastoral"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"pastor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitado"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataVisita"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<VisitaPastoralLinhaFragment, unknown>;
export const VisitasPastoraisDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitasPastorais"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitaPastoralOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitaPastoralFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitasPastorais"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitaPastoralLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitaPastoralLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitaPastoral"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"pastor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitado"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataVisita"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<VisitasPastoraisQuery, VisitasPastoraisQueryVariables>;
export const ComentarioVisitaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComentarioVisita"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitaPastoral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"pastor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitado"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataVisita"}},{"kind":"Field","name":{"kind":"Name","value":"comentarioVisita"}},{"kind":"Field","name":{"kind":"Name","value":"comentarioReservado"}},{"kind":"Field","name":{"kind":"Name","value":"autor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leitores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<ComentarioVisitaQuery, ComentarioVisitaQueryVariables>;
export const ExcluirVisitaPastoralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirVisitaPastoral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirVisitaPastoral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirVisitaPastoralMutation, ExcluirVisitaPastoralMutationVariables>;
export const RestaurarVisitaPastoralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarVisitaPastoral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarVisitaPastoral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarVisitaPastoralMutation, RestaurarVisitaPastoralMutationVariables>;
export const useVisitasPastoraisQuery = (options?: useQuery.Options<VisitasPastoraisQuery, VisitasPastoraisQueryVariables> | SkipToken): useQuery.Result<VisitasPastoraisQuery, VisitasPastoraisQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(VisitasPastoraisDocument, options as never) as never
export const useComentarioVisitaQuery = (options: useQuery.Options<ComentarioVisitaQuery, ComentarioVisitaQueryVariables> | SkipToken): useQuery.Result<ComentarioVisitaQuery, ComentarioVisitaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ComentarioVisitaDocument, options as never) as never
export const useExcluirVisitaPastoralMutation = (options?: useMutation.Options<ExcluirVisitaPastoralMutation, ExcluirVisitaPastoralMutationVariables>): useMutation.ResultTuple<ExcluirVisitaPastoralMutation, ExcluirVisitaPastoralMutationVariables> => useMutation(ExcluirVisitaPastoralDocument, options as never) as never
export const useRestaurarVisitaPastoralMutation = (options?: useMutation.Options<RestaurarVisitaPastoralMutation, RestaurarVisitaPastoralMutationVariables>): useMutation.ResultTuple<RestaurarVisitaPastoralMutation, RestaurarVisitaPastoralMutationVariables> => useMutation(RestaurarVisitaPastoralDocument, options as never) as never