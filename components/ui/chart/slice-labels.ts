import type { Plugin } from 'chart.js';
import { text } from '@/lib/text/text';

interface SliceLabelLook {
  /** Colour of the names. */
  text: string;
  /** Colour of the percentages below them. */
  muted: string;
  family: string;
}

/** The used fields of an arc; the library types every element of a chart alike. */
interface Arc {
  x: number;
  y: number;
  startAngle: number;
  endAngle: number;
  outerRadius: number;
}

/** Narrower slices have no label; the tooltip and the table have their values. */
const least = 0.03;
const gap = 12;

function writeHub(ctx: CanvasRenderingContext2D, { x, y }: Arc, words: string, look: SliceLabelLook) {
  ctx.textAlign = 'center';
  ctx.font = `600 20px ${look.family}`;
  ctx.fillStyle = look.text;
  ctx.fillText(words, x, y - 6);
  ctx.font = `400 12px ${look.family}`;
  ctx.fillStyle = look.muted;
  ctx.fillText(text('ui.chart.total'), x, y + 14);
}

/** Writes each slice's name and percentage beside it; `hub` formats the total in the middle of a doughnut. */
export function sliceLabels(look: SliceLabelLook, hub?: (total: number) => string): Plugin {
  const { text: ink, muted, family } = look;
  return {
    id: 'sliceLabels',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      const values = (chart.data.datasets[0]?.data ?? []) as number[];
      const total = values.reduce((sum, value) => sum + value, 0);
      ctx.save();
      for (const [index, element] of chart.getDatasetMeta(0).data.entries()) {
        const share = (values[index] ?? 0) / total;
        if (share < least) continue;
        const { x, y, startAngle, endAngle, outerRadius } = element as unknown as Arc;
        const angle = (startAngle + endAngle) / 2;
        const left = x + Math.cos(angle) * (outerRadius + gap);
        const top = y + Math.sin(angle) * (outerRadius + gap);
        ctx.textAlign = Math.abs(Math.cos(angle)) < 0.2 ? 'center' : Math.cos(angle) > 0 ? 'left' : 'right';
        ctx.textBaseline = 'middle';
        const shift = Math.sin(angle) * 8;
        ctx.font = `500 12px ${family}`;
        ctx.fillStyle = ink;
        ctx.fillText(String(chart.data.labels?.[index]), left, top - 8 + shift);
        ctx.font = `400 12px ${family}`;
        ctx.fillStyle = muted;
        ctx.fillText(
          text('ui.chart.percent', { percent: String(Math.round(share * 100)) }),
          left,
          top + 8 + shift,
        );
      }
      if (hub) writeHub(ctx, chart.getDatasetMeta(0).data[0] as unknown as Arc, hub(total), look);
      ctx.restore();
    },
  };
}
