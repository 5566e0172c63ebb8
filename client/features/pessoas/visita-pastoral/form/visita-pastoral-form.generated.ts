/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma visita pastoral. */
export type VisitaPastoralInput = {
  /** Comentário, até 4000 caracteres; fica cifrado. Numa alteração, sem ele, o que há continua. */
  comentarioVisita?: string | null | undefined;
  /** Verdadeiro: salva também se este pastor já visitou esta pessoa neste dia. */
  confirmarMesmoDia?: boolean | null | undefined;
  /** Data da visita. */
  dataVisita: string;
  /** Quem visitou, por número ou uuid. */
  idPastor: string | number;
  /** Quem foi visitado, por número ou uuid. */
  idVisitado: string | number;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type VisitaPastoralEdicaoFragment = { id: number, uuid: string, idCliente: number, idPastor: number, idVisitado: number, dataVisita: string, comentarioVisita: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, pastor: { id: number, uuid: string, name: string, email: string | null } | null, visitado: { id: number, uuid: string, name: string, email: string | null } | null };

export type VisitaPastoralParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type VisitaPastoralParaEditarQuery = { visitaPastoral: { id: number, uuid: string, idCliente: number, idPastor: number, idVisitado: number, dataVisita: string, comentarioVisita: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, pastor: { id: number, uuid: string, name: string, email: string | null } | null, visitado: { id: number, uuid: string, name: string, email: string | null } | null } };

export type CriarVisitaPastoralMutationVariables = Exact<{
  input: Types.VisitaPastoralInput;
  idCliente?: number | null | undefined;
}>;


export type CriarVisitaPastoralMutation = { criarVisitaPastoral: { id: number, uuid: string, visitado: { id: number, uuid: string, name: string } | null } };

export type AtualizarVisitaPastoralMutationVariables = Exact<{
  id: string | number;
  input: Types.VisitaPastoralInput;
}>;


export type AtualizarVisitaPastoralMutation = { atualizarVisitaPastoral: { id: number, uuid: string, visitado: { id: number, uuid: string, name: string } | null } };

export const VisitaPastoralEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitaPastoralEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitaPastoral"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idPastor"}},{"kind":"Field","name":{"kind":"Name","value":"pastor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idVisitado"}},{"kind":"Field","name":{"kind":"Name","value":"visitado"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataVisita"}},{"kind":"Field","name":{"kind":"Name","value":"comentarioVisita"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<VisitaPastoralEdicaoFragment, unknown>;
export const VisitaPastoralParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitaPastoralParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitaPastoral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitaPastoralEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitaPastoralEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitaPastoral"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idPastor"}},{"kind":"Field","name":{"kind":"Name","value":"pastor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idVisitado"}},{"kind":"Field","name":{"kind":"Name","value":"visitado"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataVisita"}},{"kind":"Field","name":{"kind":"Name","value":"comentarioVisita"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<VisitaPastoralParaEditarQuery, VisitaPastoralParaEditarQueryVariables>;
export const CriarVisitaPastoralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarVisitaPastoral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitaPastoralInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarVisitaPastoral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"visitado"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CriarVisitaPastoralMutation, CriarVisitaPastoralMutationVariables>;
export const AtualizarVisitaPastoralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarVisitaPastoral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitaPastoralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarVisitaPastoral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"visitado"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AtualizarVisitaPastoralMutation, AtualizarVisitaPastoralMutationVariables>;
export const useVisitaPastoralParaEditarQuery = (options: useQuery.Options<VisitaPastoralParaEditarQuery, VisitaPastoralParaEditarQueryVariables> | SkipToken): useQuery.Result<VisitaPastoralParaEditarQuery, VisitaPastoralParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(VisitaPastoralParaEditarDocument, options as never) as never
export const useCriarVisitaPastoralMutation = (options?: useMutation.Options<CriarVisitaPastoralMutation, CriarVisitaPastoralMutationVariables>): useMutation.ResultTuple<CriarVisitaPastoralMutation, CriarVisitaPastoralMutationVariables> => useMutation(CriarVisitaPastoralDocument, options as never) as never
export const useAtualizarVisitaPastoralMutation = (options?: useMutation.Options<AtualizarVisitaPastoralMutation, AtualizarVisitaPastoralMutationVariables>): useMutation.ResultTuple<AtualizarVisitaPastoralMutation, AtualizarVisitaPastoralMutationVariables> => useMutation(AtualizarVisitaPastoralDocument, options as never) as never