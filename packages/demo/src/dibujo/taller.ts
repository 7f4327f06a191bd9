import { serve } from '@telar/api/kit/apart'
import { dibujarEscena } from './escena.ts'

serve(dibujarEscena)
