import { Picture } from '@/components/ui/display/picture';

export function GlassCard() {
  return (
    <div className="relative flex min-h-96 items-end overflow-hidden rounded-card p-4 md:p-8">
      <Picture
        src="/static/demo/scenes/air-freight.svg"
        alt=""
        width={960}
        height={600}
        className="absolute inset-0 size-full object-cover"
      />
      <div className="bg-card/85 relative max-w-96 rounded-card border border-line p-6 shadow-overlay backdrop-blur-md">
        <p className="text-sm font-semibold text-primary-text">Flight WB 204</p>
        <h3 className="mt-1 text-xl">Tomorrow night over the Caribbean</h3>
        <p className="mt-2 text-sm">
          Eleven pallets, four islands. What is packed by six this evening flies with it.
        </p>
      </div>
    </div>
  );
}
