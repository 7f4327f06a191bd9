import { serve } from '@telar/api/kit/thread'
import { dibujarEscena } from './escena.ts'

serve(dibujarEscena)
