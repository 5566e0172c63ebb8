/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CampanhaMissoesEstadoFragment = { id: number, uuid: string, statusCampanha: string, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type ConcluirCampanhaMissoesMutationVariables = Exact<{
  id: string | number;
}>;


export type ConcluirCampanhaMissoesMutation = { concluirCampanhaMissoes: { id: number, uuid: string, statusCampanha: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CancelarCampanhaMissoesMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelarCampanhaMissoesMutation = { cancelarCampanhaMissoes: { id: number, uuid: string, statusCampanha: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AtivarCampanhaMissoesMutationVariables = Exact<{
  id: string | number;
}>;


export type AtivarCampanhaMissoesMutation = { ativarCampanhaMissoes: { id: number, uuid: string, statusCampanha: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type ExcluirCampanhaMissoesMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirCampanhaMissoesMutation = { excluirCampanhaMissoes: { message: string } };

export type RestaurarCampanhaMissoesMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarCampanhaMissoesMutation = { restaurarCampanhaMissoes: { id: number, uuid: string, statusCampanha: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const CampanhaMissoesEstadoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CampanhaMissoesEstadoFragment, unknown>;
export const ConcluirCampanhaMissoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConcluirCampanhaMissoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concluirCampanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampanhaMissoesEstado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ConcluirCampanhaMissoesMutation, ConcluirCampanhaMissoesMutationVariables>;
export const CancelarCampanhaMissoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelarCampanhaMissoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelarCampanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampanhaMissoesEstado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CancelarCampanhaMissoesMutation, CancelarCampanhaMissoesMutationVariables>;
export const AtivarCampanhaMissoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarCampanhaMissoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativarCampanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampanhaMissoesEstado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtivarCampanhaMissoesMutation, AtivarCampanhaMissoesMutationVariables>;
export const ExcluirCampanhaMissoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirCampanhaMissoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirCampanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirCampanhaMissoesMutation, ExcluirCampanhaMissoesMutationVariables>;
export const RestaurarCampanhaMissoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarCampanhaMissoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarCampanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampanhaMissoesEstado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RestaurarCampanhaMissoesMutation, RestaurarCampanhaMissoesMutationVariables>;
export const useConcluirCampanhaMissoesMutation = (options?: useMutation.Options<ConcluirCampanhaMissoesMutation, ConcluirCampanhaMissoesMutationVariables>): useMutation.ResultTuple<ConcluirCampanhaMissoesMutation, ConcluirCampanhaMissoesMutationVariables> => useMutation(ConcluirCampanhaMissoesDocument, options as never) as never
export const useCancelarCampanhaMissoesMutation = (options?: useMutation.Options<CancelarCampanhaMissoesMutation, CancelarCampanhaMissoesMutationVariables>): useMutation.ResultTuple<CancelarCampanhaMissoesMutation, CancelarCampanhaMissoesMutationVariables> => useMutation(CancelarCampanhaMissoesDocument, options as never) as never
export const useAtivarCampanhaMissoesMutation = (options?: useMutation.Options<AtivarCampanhaMissoesMutation, AtivarCampanhaMissoesMutationVariables>): useMutation.ResultTuple<AtivarCampanhaMissoesMutation, AtivarCampanhaMissoesMutationVariables> => useMutation(AtivarCampanhaMissoesDocument, options as never) as never
export const useExcluirCampanhaMissoesMutation = (options?: useMutation.Options<ExcluirCampanhaMissoesMutation, ExcluirCampanhaMissoesMutationVariables>): useMutation.ResultTuple<ExcluirCampanhaMissoesMutation, ExcluirCampanhaMissoesMutationVariables> => useMutation(ExcluirCampanhaMissoesDocument, options as never) as never
export const useRestaurarCampanhaMissoesMutation = (options?: useMutation.Options<RestaurarCampanhaMissoesMutation, RestaurarCampanhaMissoesMutationVariables>): useMutation.ResultTuple<RestaurarCampanhaMissoesMutation, RestaurarCampanhaMissoesMutationVariables> => useMutation(RestaurarCampanhaMissoesDocument, options as never) as never